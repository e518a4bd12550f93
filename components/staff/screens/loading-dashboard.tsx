export const LoadingDashboard = () => (
  <p role="status" className="animate-pulse text-muted-foreground">
    Loading dashboard...
  </p>
)
