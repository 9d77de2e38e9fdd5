/** Whether somebody may sign in, and stay signed in: while staff leave the account open. Spec §6. */
export const canSignIn = (owner: { active?: boolean | null } | null): boolean => owner?.active === true
