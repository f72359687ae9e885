export function EditPostScreen() {
  return <h1>EditPostScreen</h1>;
}
