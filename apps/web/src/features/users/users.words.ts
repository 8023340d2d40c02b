import { limits } from '@earshot/contracts/limits';

/** What the authentication screen says. */
export const words = {
  email: 'Email',
  workEmail: 'Work email',
  company: 'Company',
  password: 'Password',
  invalidEmail: 'Please enter a valid email.',
  passwordPlaceholder: `${limits.passwordMinChars} characters or more`,
  passwordFine: `Long enough. ${limits.passwordMinChars} characters or more, anything goes.`,
  passwordShort: (length: number) =>
    `${length} ${length === 1 ? 'character' : 'characters'} so far, ${limits.passwordMinChars} are needed.`,
  backToLogin: 'Back to sign-in',
  register: 'Register for free',
  sendNewLink: 'Send a new one',
  noMail:
    'No mail? Look among the unwanted ones. If you once told us never to write to this address, the link at the foot of that mail takes it back.',
  verifyLinkDead: `This link has been used or is older than ${limits.verifyLinkHours} hours.`,
  resetLinkDead: `This link has been used or is older than ${limits.resetLinkMinutes} minutes.`,

  band: {
    head: ['They already told you.', 'Hear it in time.'],
    text: 'Earshot is the distance at which you can still hear someone. Made longer.',
  },
  foot: 'Pasting from a password manager works. No puzzles.',

  login: {
    title: 'Welcome back',
    toScreen: (screen: string) => `Sign in to go on to “${screen}”.`,
    expired: 'Your session has ended. Sign in again to go on.',
    passwordSaved: 'Your password is saved. Sign in with it.',
    forgot: 'Forgot it?',
    button: 'Login',
    newHere: 'New here?',
    mismatch: 'Email and password do not match.',
    noPassword: 'Please enter your password.',
    toJoin: (workspace: string) => `Sign in to join ${workspace}.`,
  },
  signup: {
    title: 'Register for free',
    button: 'Create account',
    noCard: 'No credit card.',
    later: 'Choose a password later',
    haveAccount: 'Have an account?',
    login: 'Login',
    join: (workspace: string) => `Join ${workspace}`,
    joinButton: 'Create account and join',
    invitedAs: 'The invitation is for this address.',
    invitationDead: 'This invitation has been used, taken back or is too old. Ask for a new one.',
    joinSignedIn: (email: string) => `You are signed in as ${email}.`,
  },
  emailOnly: {
    title: 'Register with your email',
    text: 'We send a link to your address. You choose a password from the link.',
    button: 'Send me a link',
    withPassword: 'Choose a password now',
  },
  inbox: {
    title: 'Check your inbox',
    sent: 'We sent a link to',
    works: `It works for ${limits.verifyLinkHours} hours, once.`,
    again: 'Send again',
    againIn: (seconds: number) =>
      `Send again in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    other: 'Use another address',
    ask: 'Tell us your address and we send a link to confirm it.',
    send: 'Send the link',
  },
  confirming: {
    title: 'Confirming your address',
    text: 'This takes a moment. You can leave the page open.',
    failed: 'The address could not be confirmed.',
  },
  confirmed: {
    title: 'Address confirmed',
    yours: 'The address is yours.',
    ready: 'The address is yours and your password is set.',
    choose: 'Choose a password',
    save: 'Save and sign in',
    signIn: 'Sign in',
  },
  forgot: {
    title: 'Forgot your password?',
    text: 'Tell us your address and we send a link to set a new one.',
    button: 'Send the link',
  },
  linkSent: {
    title: 'Look for our email',
    text: `If an account belongs to this address, a link is on its way. It works for ${limits.resetLinkMinutes} minutes.`,
  },
  reset: {
    title: 'Set a new password',
    label: 'New password',
    elsewhere: 'Saving signs you out everywhere else.',
    button: 'Save password',
  },
  mailChoice: {
    title: 'No more mail?',
    dead: 'This link is not whole. Open it again from the foot of one of our mails.',
    home: 'To the front page',
    nothing: {
      title: 'No more mail?',
      text: 'Earshot will never again write to the address this link came to because somebody typed it in: no invitations, no sign-up mail and no links to set a new password, even if you ask for one.',
      button: 'Never send me such mail again',
    },
    silenced: {
      title: 'No more mail',
      text: 'To log in with a forgotten password or to accept an invitation you need such mail. This link, in any of our mails, always lets you change your mind.',
      done: 'It is done. Mail that waited to go out is stopped as well.',
      button: 'Send me mail again',
    },
    allowed: {
      title: 'Mail may come again',
      text: 'Invitations, sign-up mail and links to set a new password reach you again.',
      done: 'It is done. What was not sent in the meantime has to be asked for again.',
      button: 'Never send me such mail again',
    },
  },
  profile: {
    signedInAs: 'Signed in as',
    text: 'Logging out removes your session from this browser and ends it on the server.',
    logOut: 'Log out',
  },
  changed: {
    title: 'Password changed',
    text: 'All other sessions were signed out.',
    signIn: 'Sign in',
  },
};
