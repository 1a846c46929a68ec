/** Stands for what is never shown, whose length says nothing either: a password, a secret. */
export const hiddenText = '••••••••'
