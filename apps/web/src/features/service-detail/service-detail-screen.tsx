export function ServiceDetailScreen() {
  return <h1>ServiceDetailScreen</h1>
}
