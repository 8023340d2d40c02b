export const sharedReplayWords = {
  title: 'Shared session',
  what: 'The session',
  gone: 'This link does not work. It may have expired or been revoked. Ask the person who sent it for a new one.',
  note: (until: string) => `Anyone with this link can watch this session until ${until}.`,
};
