/** How a customer's server signs who is there, in its language; also in docs/identities.md. */
export const identitySnippets = [
  {
    id: 'node',
    label: 'Node.js',
    text: `import { createHmac } from 'node:crypto';

const signature = createHmac('sha256', process.env.EARSHOT_IDENTITY_SECRET)
  .update(user.email ? \`\${user.id}\\n\${user.email}\` : String(user.id))
  .digest('hex');`,
  },
  {
    id: 'python',
    label: 'Python',
    text: `import hashlib, hmac, os

said = f"{user.id}\\n{user.email}" if user.email else str(user.id)
signature = hmac.new(
    os.environ["EARSHOT_IDENTITY_SECRET"].encode(), said.encode(), hashlib.sha256
).hexdigest()`,
  },
  {
    id: 'ruby',
    label: 'Ruby',
    text: `require "openssl"

said = user.email ? "#{user.id}\\n#{user.email}" : user.id.to_s
signature = OpenSSL::HMAC.hexdigest("SHA256", ENV.fetch("EARSHOT_IDENTITY_SECRET"), said)`,
  },
  {
    id: 'php',
    label: 'PHP',
    text: `$said = $user->email ? "{$user->id}\\n{$user->email}" : (string) $user->id;
$signature = hash_hmac('sha256', $said, getenv('EARSHOT_IDENTITY_SECRET'));`,
  },
] as const;

/** What the page then says. */
export const identifyLine = 'earshot.identify({ userId: user.id, email: user.email, signature });';

export type ServerLanguage = (typeof identitySnippets)[number]['id'];
