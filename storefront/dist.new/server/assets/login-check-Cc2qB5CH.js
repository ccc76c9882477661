import { i as LoginRequest } from "./auth-ByGJRzAx.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/lib/sign-in/login-check.ts
var loginResolver = u(LoginRequest);
export { loginResolver };
