export function UserTableScreen() {
  return <h1>UserTableScreen</h1>;
}
