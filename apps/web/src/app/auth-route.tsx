/** Placeholder while building. */
export function AuthRoute() {
  return <p>Login</p>;
}
