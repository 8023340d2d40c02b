export const sharedReplayWords = {
  title: 'Shared session',
  what: 'The session',
  gone: 'This link does not work. It may have expired or been revoked; ask whoever sent it for a new one.',
  note: (until: string) => `Anybody with this link can watch this until ${until}.`,
};
