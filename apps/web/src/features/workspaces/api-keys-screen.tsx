export function ApiKeysScreen() {
  return <p>ApiKeysScreen</p>;
}
