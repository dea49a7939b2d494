import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long a machine that is busy with everything else may take; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
