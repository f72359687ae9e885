export function SocialLinksScreen() {
  return <h1>SocialLinksScreen</h1>;
}
