export function ServicesScreen() {
  return <h1>ServicesScreen</h1>
}
