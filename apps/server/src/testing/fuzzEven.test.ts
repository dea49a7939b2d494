import { everySecond } from './counts.js'
import { describeFuzz } from './fuzzSuite.js'

describeFuzz(everySecond(0))
