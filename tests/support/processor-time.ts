/**
 * How long this process keeps a processor, in milliseconds from now to each call of what it gives. How busy others
 * keep the machine meanwhile does not count, as it would by the clock.
 */
export function processorTime(): () => number {
  const begun = process.cpuUsage()
  return () => {
    const { system, user } = process.cpuUsage(begun)
    return (system + user) / 1000
  }
}
