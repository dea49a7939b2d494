import fc from 'fast-check'

// One seed for all, so that what fails can be tried again: npm run prove -- --only designer-soak --seed <n>
const seed = Number(process.env['SPRUCE_SEED'] ?? 0)
if (seed > 0) fc.configureGlobal({ seed })
