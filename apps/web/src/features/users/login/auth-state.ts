/** What the one authentication screen shows. Secrets of mailed links are held by the state that uses them. */
export type AuthState =
  | { name: 'LOGIN'; notice?: string }
  | { name: 'SIGNUP' }
  | { name: 'EMAIL_ONLY_SIGNUP' }
  | { name: 'VERIFY_EMAIL'; email: string | null }
  | { name: 'LINK_EMAIL_VALIDATION'; token: string | null }
  /** `token` is there when a password must still be chosen. */
  | { name: 'EMAIL_VERIFIED'; token: string | null }
  | { name: 'FORGOT_PASSWORD' }
  | { name: 'PASSWORD_RESET_LINK_SENT' }
  | { name: 'RESET_PASSWORD'; token: string | null }
  /** The address is confirmed, and it took too long to choose a password. */
  | { name: 'PASSWORD_LINK_OVER' }
  | { name: 'PASSWORD_CHANGED' }
  | { name: 'MAIL_CHOICE'; token: string | null }
  | { name: 'STOP_EMAILS'; token: string | null }
  | { name: 'STOP_FOLLOW_UPS'; token: string | null }
  | { name: 'CHANGE_EMAIL'; token: string | null }
  | { name: 'STOP_EMAIL_CHANGE'; token: string | null }
  /** The link that a server's start prints, which makes its first operator. */
  | { name: 'SET_UP'; token: string | null };

export interface AuthEntry {
  /** The state's name that the address stands for. */
  opens:
    | 'LOGIN'
    | 'SIGNUP'
    | 'VERIFY_EMAIL'
    | 'LINK_EMAIL_VALIDATION'
    | 'FORGOT_PASSWORD'
    | 'RESET_PASSWORD'
    | 'MAIL_CHOICE'
    | 'STOP_EMAILS'
    | 'STOP_FOLLOW_UPS'
    | 'CHANGE_EMAIL'
    | 'STOP_EMAIL_CHANGE'
    | 'SET_UP';
  token: string | null;
  pendingEmail: string | null;
}

/** The state in which an address opens. */
export function openingState({ opens, token, pendingEmail }: AuthEntry): AuthState {
  switch (opens) {
    case 'VERIFY_EMAIL':
      return { name: 'VERIFY_EMAIL', email: pendingEmail };
    case 'LINK_EMAIL_VALIDATION':
    case 'RESET_PASSWORD':
    case 'MAIL_CHOICE':
    case 'STOP_EMAILS':
    case 'STOP_FOLLOW_UPS':
    case 'CHANGE_EMAIL':
    case 'STOP_EMAIL_CHANGE':
    case 'SET_UP':
      return { name: opens, token };
    case 'LOGIN':
    case 'SIGNUP':
    case 'FORGOT_PASSWORD':
      return { name: opens };
  }
}
