export function PostTableScreen() {
  return <h1>PostTableScreen</h1>;
}
