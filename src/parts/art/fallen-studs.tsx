/** Studs that lie on the ground beside a bare door. */
export function FallenStuds() {
  return (
    <svg className="fallen" viewBox="0 0 230 16" aria-hidden="true">
      <path d="M31 13.7h0M58 13.7h0M92 13.7h0M121 13.7h0M149 13.7h0M196 13.7h0M214 13.7h0" strokeWidth="4.6" />
      <path d="M12 12h0M110 12h0M170 12h0" strokeWidth="8" />
      <path d="M74 9.5h0" strokeWidth="13" />
    </svg>
  );
}
