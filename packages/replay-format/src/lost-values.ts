/**
 * Whether a style sheet was told with values missing. Browsers tell a rule that sets a shorthand by `var()` and one of its longhands
 * without the shorthand: `border: var(--edge); border-color: red` becomes `border-width: ; border-style: ; border-color: red`.
 * Properties of the page's own may be empty by choice.
 */
export function hasLostValues(styles: string): boolean {
  return /(?<![\w-])[a-z][a-z-]*: ?;/.test(styles);
}
