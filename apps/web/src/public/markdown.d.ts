declare module '*.md' {
  export const facts: Record<string, string>;
  export const html: string;
}
