// react-admin as one who cares would set it up: the sign-in page by itself and light, `Admin` fetched and run while somebody
// types, no telemetry, no ripple and no motion, its newer and faster table, no code for exports and languages.
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SignIn } from './SignIn.jsx'

const loadConsole = () => import('./Console.jsx')
const Console = lazy(loadConsole)
const theme = createTheme()

function Site() {
  const [isSignedIn, setSignedIn] = useState(false)
  if (!isSignedIn) {
    return (
      <ThemeProvider theme={theme}>
        <SignIn onSignedIn={() => setSignedIn(true)} />
      </ThemeProvider>
    )
  }
  return (
    <Suspense>
      <Console />
    </Suspense>
  )
}

createRoot(document.getElementById('root')).render(<Site />)
requestIdleCallback(() => void loadConsole())
