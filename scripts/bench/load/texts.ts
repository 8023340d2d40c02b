/** A sequence of numbers from 0 up to 1, the same for the same seed (Lehmer's generator, modulus 2³¹ − 1). */
export function randomSequence(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const things =
  'invoice quote calendar photo map route login password report export price licence notification battery signature schedule customer search printer keyboard offline-note template discount upload backup language contract reminder dashboard timer'.split(
    ' ',
  );
const faults =
  'is missing,loads slowly,shows the wrong amount,was lost overnight,cannot be opened,arrives too late,appears twice,stays empty,jumps around,asks again and again,works nicely,saves me an hour,looks better than before,is hard to find,was never sent,ends with an error'.split(
    ',',
  );
const moments =
  'since the last update,on my older phone,when two people edit it,in the basement without signal,after midnight,on the first of the month,for our biggest customer,with more than fifty jobs,in landscape view,during a call,before the trial ended,while driving,on the shared tablet,for new colleagues,after the import,in the second workspace'.split(
    ',',
  );
const remarks =
  'Support answered quickly,We nearly cancelled because of it,My team talks about little else,I would pay for this,Please look into it,It used to be better,Nobody on site can explain it,Otherwise we are happy,The competitor does this well,I tried it three times,A colleague sees the same,It cost us a morning'.split(
    ',',
  );

/** A sentence or two as a customer might write, of about 120 characters. */
export function feedbackText(random: () => number): string {
  return `The ${pick(things, random)} ${pick(faults, random)} ${pick(moments, random)}. ${pick(remarks, random)}, and the ${pick(things, random)} ${pick(faults, random)} too.`;
}

/** A question, hardly ever the same twice. */
export function question(random: () => number): string {
  return `${pick(things, random)} ${pick(faults, random)} ${pick(moments, random)} ${pick(things, random)}`;
}

export function pick<T>(list: readonly T[], random: () => number): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to pick from');
  return chosen;
}
