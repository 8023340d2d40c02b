import { expect, test } from 'vitest';
import { maskStack } from './stacks.ts';

const rules = {
  allowMark: 'MARK',
  allowAttributes: [],
  allowQueryKeys: [],
  maskText: false,
  maskUuids: false,
};
const all = { ...rules, maskText: true };

const stack = `Error: No salary for Jane
    at pay (https://x.test/assets/app-BxK29fj3lsPq81Zd.js:10:5)
    at async https://x.test/people/jane-doe:3:1
  and Jane said so
run@https://x.test/app.js:1:2`;

test('[REC-1] where every text is masked, of a stack the calls and their places stay', () => {
  expect(maskStack(stack, all)).toBe(`•••••• •• •••••• ••• ••••
    at pay (https://x.test/assets/app-BxK29fj3lsPq81Zd.js:10:5)
    at async https://x.test/••••••/••••••••:3:1
  ••• •••• •••• ••
run@https://x.test/app.js:1:2`);
});

test('[REC-1] a stack loses what is personal or secret', () => {
  const line = 'Error: for jane@x.test\n    at go (https://x.test/reset/q7Zt2LmX9bRk4WvY8cNd:1:2)';
  expect(maskStack(line, rules)).toBe(
    `Error: for ${'•'.repeat(11)}\n    at go (https://x.test/reset/${'•'.repeat(20)}:1:2)`,
  );
  expect(maskStack(stack, rules)).toBe(stack);
});
