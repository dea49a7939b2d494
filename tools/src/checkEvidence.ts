/** Fails when a proof has no evidence, or evidence older than the code it speaks of. */
import { checkEvidence, readProofs } from './evidence.ts'
import { finish } from './report.ts'
import { readProjects, workspaceRoot } from './workspace.ts'

finish('evidence.json', checkEvidence(workspaceRoot, readProofs(workspaceRoot), readProjects()))
