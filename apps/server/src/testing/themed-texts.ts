/** Short texts about four things, five of each, in the order of the things. */
export const themedTexts = [
  ['They lost my bag in Denver', 'My bag was lost on the way home', 'lost my bag again, third time', 'Where is my lost bag?', 'You lost the bag with my laptop'],
  ['I am waiting for my refund', 'When do I get a refund?', 'Still no refund for the ticket', 'The refund never arrived', 'Please refund my ticket'],
  ['The seat was broken', 'My broken seat did not recline', 'A broken seat for nine hours', 'Broken seat and no other seat free', 'Seat 14C is broken'],
  ['The wifi does not work', 'No wifi on board', 'The wifi on board was slow', 'The wifi that I paid for does not work', 'Slow wifi on board, it did not work'],
].flat(); // prettier-ignore
