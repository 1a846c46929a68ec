export function OverviewScreen() {
  return <h1>OverviewScreen</h1>
}
