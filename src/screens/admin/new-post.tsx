export function NewPostScreen() {
  return <h1>NewPostScreen</h1>;
}
