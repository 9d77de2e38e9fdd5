import fc from 'fast-check'

/** A property meets the same inputs at every run; `PROPERTY_RUNS=10000` looks among new ones. */
const runs = Number(process.env.PROPERTY_RUNS)
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20_261_123 })
