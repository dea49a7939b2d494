import { everySecond } from './counts.js'
import { describeMatrix } from './matrixSuite.js'

describeMatrix(everySecond(1))
