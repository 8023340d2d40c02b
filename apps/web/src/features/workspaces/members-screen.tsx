export function MembersScreen() {
  return <p>MembersScreen</p>;
}
