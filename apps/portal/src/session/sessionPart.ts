// One small chunk for what begins and ends a session. The login page fetches it while the person types.
export { expire, signOut } from './endSession.js'
export { loadShell } from './loadShell.js'
export { moveTo } from './moveTo.js'
export { followOtherTab } from './otherTabs.js'
export { runAhead } from './runAhead.js'
export { signedIn } from './signedIn.js'
