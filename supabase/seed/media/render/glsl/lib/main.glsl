void main() { shadeMain(); }
