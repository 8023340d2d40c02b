/** Text as it stands between tags and in attributes. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** A sentence in which code stands between backticks. */
export function prose(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Lines of code that scroll, by keyboard too. */
export function codeBlock(text: string): string {
  return `<pre tabindex="0"><code>${escape(text)}</code></pre>`;
}
