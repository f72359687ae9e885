export function WelcomeScreen() {
  return <h1>WelcomeScreen</h1>;
}
