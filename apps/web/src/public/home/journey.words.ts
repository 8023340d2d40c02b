/** The six steps from a message to a measured improvement. `later` names what of a step is not built yet. */
export const journeySteps = [
  {
    title: 'Collect feedback',
    text: 'Upload a file or send items by program. You see what every row will become before anything is saved, and the whole import can be undone.',
    picture: 'import',
  },
  {
    title: 'Record sessions',
    text: 'From any message, one click opens the visit at the moment before it happened. What people type is masked in their browser, before it leaves it.',
    picture: 'sessions',
  },
  {
    title: 'Analyze data',
    text: 'Themes find themselves, topics learn from your thumbs, and each says how far it can be trusted, with the number of answers that were checked.',
    picture: 'themes',
  },
  {
    title: 'Build roadmap',
    text: 'Weigh each candidate by the people who said it, by their accounts, and by what those pay. Every figure opens its people and their words.',
    later: 'Boards whose cards rank themselves are being built.',
    picture: 'weights',
  },
  {
    title: 'Implement actions',
    text: 'Hand over the evidence with the task: the quotes, a clip of the session, a link that opens both and ends when you say so.',
    later: 'Cards that follow an issue in your tracker are being built.',
    picture: 'handover',
  },
  {
    title: 'Monitor improvements',
    text: 'After the release every theme is compared with the range that was expected. A fall beyond chance is told like a rise.',
    picture: 'trend',
  },
] as const;
