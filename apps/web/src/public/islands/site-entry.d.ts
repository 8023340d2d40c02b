declare module 'virtual:site-entry' {
  /** Address of the script of public pages. */
  export const src: string;
  /** Addresses of what it imports. */
  export const preloads: readonly string[];
}
