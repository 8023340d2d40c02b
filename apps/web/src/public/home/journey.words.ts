/** The six steps from a message to a measured improvement. `later` names what of a step is not built yet. */
export const journeySteps = [
  {
    title: 'Collect feedback',
    text: 'Upload a file or send items with the API. You see what happens to every row before anything is saved, and you can undo the whole import.',
    picture: 'import',
  },
  {
    title: 'Record sessions',
    text: 'Go from any message to the session, at the moment just before it happened. What people type is masked in their browser before anything is sent.',
    picture: 'sessions',
  },
  {
    title: 'Analyze data',
    text: 'Earshot finds themes on its own, and topics learn from your ratings. Each topic shows its measured precision and how many ratings it is based on.',
    picture: 'themes',
  },
  {
    title: 'Build roadmap',
    text: 'Put ideas on a board and score them with RICE, ICE or value against effort. Reach and confidence are counted from the feedback behind a card, and every number opens the people and their words.',
    picture: 'weights',
  },
  {
    title: 'Implement actions',
    text: 'Attach the evidence to the task: the quotes, a clip of the session, and a link to both that expires when you choose.',
    later: 'In development: cards that follow an issue in your tracker.',
    picture: 'handover',
  },
  {
    title: 'Monitor improvements',
    text: 'Mark a card as released and Earshot compares the complaints before and after: improved, no change, worse, or too early to tell. Alerts cover the rest, a real fall as well as a rise.',
    picture: 'trend',
  },
] as const;
