/** Which rule is open in the drawer: any sentence may open one. */
let open = $state<string | null>(null);

export const drawer = {
  get rule(): string | null {
    return open;
  },
};

export function openRule(rule: string): void {
  open = rule;
}

export function closeRules(): void {
  open = null;
}
