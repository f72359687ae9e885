export function ConsoleOfMonthScreen() {
  return <h1>ConsoleOfMonthScreen</h1>;
}
