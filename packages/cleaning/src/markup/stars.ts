const star = /(?<![\p{L}\p{N}*])\*([^\s*](?:[^*\n]{0,200}[^\s*])?)\*(?![\p{L}\p{N}*])/gu;

/** Words without the single stars that make them bold in Jira and Slack. */
export const withoutStars = (text: string): string => (text.includes('*') ? text.replace(star, '$1') : text);
