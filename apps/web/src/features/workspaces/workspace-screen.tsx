export function WorkspaceScreen() {
  return <p>WorkspaceScreen</p>;
}
